/** One picture: with a selector, a skin tone, or the tags of a regional flag behind it. */
const picture = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]+)*`;

/** Pictures outside the first plane, whatever presentation they default to; reserved ones are the emoji to come. */
const beyondText = String.raw`(?=[\u{1F000}-\u{1FFFF}])\p{Extended_Pictographic}`;

/**
 * Characters that Unicode shows as a picture: characters with emoji presentation, characters that a selector (U+FE0F) or a
 * skin tone turns into one, sequences joined by U+200D, flags and keycaps. Text symbols stay text: digits, `#`,
 * `*`, ©, ®, ™, arrows and ticks are in Unicode's Emoji set too, but become pictures only with a selector or a keycap.
 */
const emoji = new RegExp(
  String.raw`\u200D*(?:` +
    [
      String.raw`[0-9#*]\uFE0F?\u20E3`,
      String.raw`${picture}(?:\u200D${picture})+`,
      String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})`,
      String.raw`(?:\p{Emoji_Presentation}|${beyondText})\uFE0E?`,
      String.raw`[\uFE0F\u{E0020}-\u{E007F}]`,
    ].join('|') +
    String.raw`)\u200D*`,
  'gu',
);

/** Repeats, because what stood around an emoji can make a new one, as in 1🙂⃣. */
function withoutEmoji(text: string): string {
  const shorter = text.replace(emoji, '');
  return shorter === text ? text : withoutEmoji(shorter);
}

/** A text without emoji and outer white space; empty for 'Invalid date'. */
export function sanitiseText(text: string): string {
  const clean = withoutEmoji(text).trim();
  return clean === 'Invalid date' ? '' : clean;
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/**
 * Params and bodies as they may be sent (requirements, 5): emoji and outer whitespace removed from every
 * string; null, undefined, NaN and 'Invalid date' become an empty string. Goes through arrays and plain objects and
 * keeps their order; other objects, such as dates and files, pass as they are.
 */
export function sanitise(value: unknown): unknown {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'string') return sanitiseText(value);
  if (Array.isArray(value)) return value.map(sanitise);
  if (typeof value !== 'object' || !isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitise(inner)]));
}

/** The same for the params or the body of a call, but for the named ones, which stay as they were typed. */
export function sanitiseParams(params: object, untouched: readonly string[] = []): Record<string, unknown> {
  const kept = Object.entries(params).filter(([name]) => untouched.includes(name));
  return { ...(sanitise(params) as object), ...Object.fromEntries(kept) };
}
