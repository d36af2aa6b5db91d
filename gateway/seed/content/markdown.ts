/** Markdown blocks (paragraphs, lists, headings), separated by an empty line. */
export const paragraphs = (...blocks: string[]) => blocks.join('\n\n');

/** A Markdown list. */
export const bullets = (...items: string[]) => items.map((item) => `- ${item}`).join('\n');
