/** `preview-edit-field`: a page asks for a field of the form beside it. `preview-show-field`: a form asks the page to show one. */
export type FieldMessageType = 'preview-edit-field' | 'preview-show-field';

/** A message between a form of the CMS and the page in its frame. */
export interface FieldMessage {
  type: FieldMessageType;
  /** As the form names it, a row by its id: `title`, `blocks.65f0a1`. */
  field: string;
}

const fieldName = /^\w{1,60}(\.[\w-]{1,60})?$/;

interface Expected {
  type: FieldMessageType;
  /** The only window that may ask. */
  from: Window | null | undefined;
  /** Its origin; a frame may have gone to another page. */
  origin: string;
}

/** The field that a message names; undefined where it is of another type or shape, or not from that window and origin. */
export function fieldOfMessage(
  { source, origin, data }: MessageEvent<unknown>,
  expected: Expected,
): string | undefined {
  if (!expected.from || source !== expected.from || origin !== expected.origin) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, field } = data as Partial<Record<keyof FieldMessage, unknown>>;
  return type === expected.type && typeof field === 'string' && fieldName.test(field) ? field : undefined;
}
