/** Lengths that search engines usually show of a title and a description. They measure pixels, so this is an estimate. */
export const shownLengths = { title: 60, description: 155 } as const;

/** A text as far as it is shown: cut at a word, with an ellipsis. */
export function excerpt(text: string, length: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= length) return whole;
  const cut = whole.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut} …`;
}
