/**
 * Jest's runtime with one difference: a module is compiled once for each worker, not once for each test file.
 *
 * Jest compiles modules with `vm.compileFunction`, whose results V8 never keeps. A `vm.Script` of the same text is
 * found in V8's cache, with every function that an earlier test file has already had compiled; the module still
 * runs anew in the context of each test file. It takes a third from the time of the unit tests.
 */
const vm = require('node:vm');

const { default: Runtime } = require('jest-runtime');

const { compileFunction } = vm;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  // Positions in error messages stay those of the source. Without `importModuleDynamically`, which V8's cache
  // does not take, `import()` fails; the transform makes it `require`.
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
};

module.exports = Runtime;
