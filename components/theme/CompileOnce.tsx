import { LRUCache } from 'lru-cache';
import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

interface CompiledStyle {
  css: string;
  rules: string[];
}

/** Components have some hundred styles; those that depend on data could become more and more. */
const most = 5_000;

/** A compiler that remembers. Selectors and names of keyframes are hashes of a component and its styles. */
function compileOnce(compile: Compile): Compile {
  const compiled = new LRUCache<string, CompiledStyle>({ max: most });
  const remember = (css: string, selector = '', prefix = '', componentId?: string) => {
    // Global styles.
    if (!selector) return compile(css, selector, prefix, componentId);
    const key = `${prefix} ${selector}`;
    const known = compiled.get(key);
    if (known?.css === css) return known.rules;
    const rules = compile(css, selector, prefix, componentId);
    compiled.set(key, { css, rules });
    return rules;
  };
  return Object.assign(remember, { hash: compile.hash });
}

const compilers = new WeakMap<Compile, Compile>();

function rememberingOf(compile: Compile): Compile {
  const known = compilers.get(compile) ?? compileOnce(compile);
  compilers.set(compile, known);
  return known;
}

/**
 * Compiles the styles of the components below once for all pages: styled-components does it for each page, since each has a
 * sheet of its own. For the server alone.
 */
export function CompileOnce({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return (
    <StyleSheetContext value={{ ...context, stylis: rememberingOf(context.stylis) }}>
      {children}
    </StyleSheetContext>
  );
}
