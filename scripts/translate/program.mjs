// The client's code as the compiler sees it, fast: packages are left out but those that the types of texts depend on.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CODE = ['app', 'components', 'lib'];
const PACKAGES = /^valibot\b/;
/** In place of next-intl's own types, which would say that every key of a namespace may be meant. */
const TRANSLATOR = `
export interface Translator<N extends string> {
  <K extends string>(key: K, ...rest: any[]): string;
  rich<K extends string>(key: K, ...rest: any[]): any;
  markup<K extends string>(key: K, ...rest: any[]): string;
  has<K extends string>(key: K): boolean;
  raw<K extends string>(key: K): any;
  readonly namespace: N;
}
export function useTranslations<N extends string = ''>(namespace?: N): Translator<N>;
export function createTranslator<N extends string = ''>(options: { namespace?: N; messages?: any; locale?: any }): Translator<N>;
export function useLocale(): any;
export function useMessages(): any;
export function useFormatter(): any;
export function useTimeZone(): any;
`;

/** The demo's texts are the platform's, and what tests say is shown to nobody. */
const isClient = (file) => !/\.test\.tsx?$|[\\/]testing[\\/]|^lib[\\/]demo[\\/]|[\\/]next-intl\.d\.ts$/.test(file);

/** The client's own files that may ask for texts. */
export function sourceFiles(root) {
  return CODE.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && isClient(file))
      .map((file) => join(root, file)),
  );
}

/** The program of a project in `root`, and its own files. */
export function clientProgram(root) {
  const options = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    noEmit: true,
    types: [],
    paths: { '@/*': [`${root}/*`] },
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const translator = join(root, 'next-intl.translator.d.ts');
  host.readFile = (file) => (file === translator ? TRANSLATOR : readFile.call(host, file));
  host.fileExists = (file) => file === translator || fileExists.call(host, file);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      if (text === 'next-intl') return { resolvedModule: { resolvedFileName: translator, extension: '.d.ts' } };
      const wanted = /^(?:\.{1,2}|@)\//.test(text) || PACKAGES.test(text) || from.includes('node_modules');
      return wanted ? ts.resolveModuleName(text, from, options, host, cache) : { resolvedModule: undefined };
    });
  const files = sourceFiles(root);
  const program = ts.createProgram(files, options, host);
  return { checker: program.getTypeChecker(), files: files.map((file) => program.getSourceFile(file)) };
}
