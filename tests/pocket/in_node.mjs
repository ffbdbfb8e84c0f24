// node in_node.mjs STATIC COUNT: plays with the house in the pocket as it was built, and says what came of it.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [files, count] = process.argv.slice(2);
const assets = resolve(files, "assets");
const found = (what) => join(assets, readdirSync(assets).find((name) => what.test(name)));
const folder = found(/^pocket-[0-9a-f]{8}$/);
const began = process.cpuUsage(); // of the processor: a busy machine does not matter
const { loadPyodide, version } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const lockFileContents = { info: { arch: "wasm32", platform: "emscripten", abi_version: "2026_0", version, python: "3.14.2" }, packages: {} };
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: join(folder, "stdlib.zip"), lockFileContents, packageBaseUrl: folder });
const pack = readFileSync(found(/^pocket-house-.*\.pack$/));
let from = pack.indexOf(10) + 1;
for (const [name, size] of JSON.parse(pack.subarray(0, from))) {
    const path = `/lib/python3.14/site-packages/${name}`;
    python.FS.mkdirTree(dirname(path));
    python.FS.writeFile(path, pack.subarray(from, from + size));
    from += size;
}
python.mountNodeFS("/tests", dirname(fileURLToPath(import.meta.url)));
try {
    const say = python.runPython('import sys; sys.path[:0] = ["/tests"]; sys.dont_write_bytecode = True; import parity; parity.digests');
    const { user, system } = process.cpuUsage(began);
    const start_ms = Math.round((user + system) / 1000);
    const matches = JSON.parse(say(Number(count)));
    console.log(JSON.stringify({ matches, start_ms, heap_mb: Math.round(python._module.HEAP8.length / 1e6) }));
} catch (error) {
    console.error(String(error.message).slice(-2000)); // the rest is the source of Pyodide
    process.exit(1);
}
