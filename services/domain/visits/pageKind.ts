import type { DeviceClass } from '@/contract/lists/devices';

/** What page speed is compared by: a content page is of a kind of its own, every other is of the kind of its route's `pattern`. */
export const pageKind = (pattern: string, path: string): string =>
  pattern.includes('[page]') ? path : pattern;

/** `width` of the window in CSS pixels; `isTouched` where a finger is the main pointer. */
export function deviceClass(width: number, isTouched: boolean): DeviceClass {
  if (!isTouched) return 'desktop';
  return width < 768 ? 'phone' : 'tablet';
}
