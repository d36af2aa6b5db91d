import type { DeviceClass } from '@/contract/lists/devices';

/** The kind of a page by which page speed is compared: a content page is a kind of its own, every other has the kind of its route's `pattern`. */
export const pageKind = (pattern: string, path: string): string =>
  pattern.includes('[page]') ? path : pattern;

/** `width` of the window in CSS pixels; `isTouched` where a finger is the main pointer. */
export function deviceClass(width: number, isTouched: boolean): DeviceClass {
  if (!isTouched) return 'desktop';
  return width < 768 ? 'phone' : 'tablet';
}
