/** Markdown blocks (paragraphs, lists, headings), separated by an empty line. */
export const paragraphs = (...blocks: string[]) => blocks.join('\n\n');

/** A Markdown list. */
export const bullets = (...items: string[]) => items.map((item) => `- ${item}`).join('\n');

/** A Markdown table; its first row has the names of the columns. */
export const table = (head: string[], ...rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
