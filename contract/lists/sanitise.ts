/** Digits, `#`, `*`, ©, ® and ™ are in Unicode's Emoji set too, but they are text with a meaning of its own. */
const text = '[0-9#*©®™]';

/** Characters outside the first plane that are reserved for the emoji to come. */
const reserved = String.raw`(?=[\u{1F000}-\u{1FFFF}])\p{Extended_Pictographic}`;

/**
 * Keycaps and every character of Unicode's Emoji set but `text`, whether it is shown as a picture (🙂) or as text (❤, ☎,
 * ↔), with the selectors, joiners and tags that make sequences and flags of them.
 */
const emoji = new RegExp(
  String.raw`\u200D*(?:${text}\uFE0F?\u20E3|(?:(?!${text})\p{Emoji}|${reserved})\uFE0E?|[\uFE0F\u{E0020}-\u{E007F}])\u200D*`,
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
