// node build.mjs HOUSE PAGES WHEEL OUT: the house as bytecode for Pyodide, and the part of the standard library that it needs.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [house, pages, wheel, out] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const runtime = dirname(fileURLToPath(import.meta.resolve("pyodide")));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const python = await loadPyodide();
const source = join(house, "..");
for (const [at, folder] of Object.entries({
    "/source": source,
    "/house": house,
    "/pages": pages,
    "/wheel": wheel,
    "/out": out,
    "/build": here,
})) {
    python.mountNodeFS(at, folder);
}
try {
    python.runPython('import sys; sys.path[:0] = ["/build"]; import bytecode; bytecode.build()');
} catch (error) {
    console.error(String(error.message).slice(-2000)); // the rest is the source of Pyodide
    process.exit(1);
}
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]) copyFileSync(join(runtime, name), join(out, name));
const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));
writeFileSync(join(out, "lock.json"), JSON.stringify({ info, packages: {} }));
