// Lets a script require the client's TypeScript: files are transpiled when loaded, without type checks.
import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './files.mjs';
const require = createRequire(import.meta.url);

const options = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
};

function compile(module, file) {
  module._compile(
    ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options, fileName: file }).outputText,
    file,
  );
}

let registered = false;

function register() {
  if (registered) return;
  registered = true;
  Module._extensions['.ts'] = compile;
  Module._extensions['.tsx'] = compile;
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function resolveSource(request, ...rest) {
    if (!request.startsWith('@/')) return resolve.call(this, request, ...rest);
    const path = join(root, request.slice(2));
    const found = ['', '.ts', '.tsx', '/index.ts']
      .map((end) => path + end)
      .find((file) => /\.\w+$/.test(file) && existsSync(file));
    return resolve.call(this, found ?? path, ...rest);
  };
}

export function loadSource(path) {
  register();
  return require(join(root, path));
}
