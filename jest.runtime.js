/**
 * Jest's runtime with three differences: a package's file is read, and a module compiled, once for each worker, not once
 * for each test file; and the storages of a test file end with it.
 *
 * Jest compiles modules with `vm.compileFunction`, whose results V8 never keeps. A `vm.Script` runs in any context, with
 * every function that an earlier test file has already had compiled; the module still runs anew in the context of each
 * test file. It takes a third from the time of the unit tests.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');

const { default: Runtime } = require('jest-runtime');

const { compileFunction } = vm;
const scripts = new Map();

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let known = scripts.get(filename);
  if (known?.source !== source || known.head !== head) {
    // Positions in error messages stay those of the source. Without `importModuleDynamically`, which V8's cache
    // does not take, `import()` fails; the transform makes it `require`.
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    known = { source, head, script };
    scripts.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

/**
 * Node 20 copies each AsyncLocalStorage in use to every promise, and jest-circus makes one for each test file: unless
 * those of earlier files are disabled, an eighth of the time of the unit tests goes there.
 */
const { run } = AsyncLocalStorage.prototype;
const storages = new Set();
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/** The texts of packages, which do not change meanwhile. */
const packages = new Map();
const { get, set } = Map.prototype;

module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, texts, ...more) {
    for (const storage of storages) storage.disable();
    storages.clear();
    const mapOf = (file) => (file.includes('/node_modules/') ? packages : texts);
    texts.get = (file) => get.call(mapOf(file), file);
    texts.set = (file, text) => set.call(mapOf(file), file, text);
    super(config, environment, resolver, transformer, texts, ...more);
  }
};
