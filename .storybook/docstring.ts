/** A component's docstring, split by its tags. */
export interface Docstring {
  /** The purpose of the component. */
  purpose: string;
  /** `@avoid`: when something else is better. */
  avoid: string;
  /** `@accessibility`: what it does for everybody, and what is left to who uses it. */
  accessibility: string;
  /** `@example`: how its text is written, do and don't. */
  example: string;
}

const isDeclaration = (name: string) =>
  new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, 'm');

/** The docstring right above the declaration of that name; empty texts where there is none. */
export function docstringOf(source: string, name: string): Docstring {
  const declared = source.search(isDeclaration(name));
  const above = source.slice(0, Math.max(declared, 0)).trimEnd();
  const raw = above.endsWith('*/') ? above.slice(above.lastIndexOf('/**') + 3, -2) : '';
  const text = raw.replace(/^[ \t]*\*? ?/gm, '').trim();
  const [purpose = '', ...tagged] = text.split(/^@(?=\w)/m);
  const of = (tag: string) =>
    tagged
      .filter((part) => part.startsWith(`${tag} `))
      .map((part) => part.slice(tag.length).trim().replace(/\s+/g, ' '))
      .join('\n\n');
  return {
    purpose: purpose.trim().replace(/\s+/g, ' '),
    avoid: of('avoid'),
    accessibility: of('accessibility'),
    example: of('example'),
  };
}
