// What a formatter cannot see: unused names, shadowed ones, promises that nobody waits for by mistake.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["dist/", "node_modules/", "src/net/messages/", "src/net/answers/", "src/games/*/told.ts"] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        languageOptions: {
            globals: {
                ...globals.browser,
                ...globals.serviceworker,
                VERSION: "readonly",
                FIRST: "readonly",
                ALL: "readonly",
                POCKET: "readonly",
            },
        },
        rules: {
            "no-shadow": "off",
            "@typescript-eslint/no-shadow": "error",
            "@typescript-eslint/no-non-null-assertion": "off", // an index that is known to be there
            "@typescript-eslint/no-unused-vars": [
                "error",
                { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
            ],
            eqeqeq: ["error", "smart"],

            "svelte/prefer-svelte-reactivity": "off", // most maps here are made and thrown away within one function
            "svelte/require-each-key": "off",
            "svelte/no-useless-mustaches": "off", // a space that a formatter would eat
            "svelte/no-at-html-tags": "off", // drawings of our own, and sentences whose parts are escaped
            "svelte/no-unused-svelte-ignore": "off", // svelte-check says so
            "svelte/no-navigation-without-resolve": "off", // the router is our own
        },
    },
    { files: ["*.ts", "*.js", "pocket/*.mjs"], languageOptions: { globals: globals.node } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
);
