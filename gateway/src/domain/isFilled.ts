import { isData } from './fieldTree';
import { hasText, type RichTextValue } from './richText';

/** Whether a text has words; a formatted one may be an empty tree. */
export const isFilled = (value: unknown): boolean =>
  isData(value) && 'root' in value ? hasText(value as unknown as RichTextValue) : Boolean(value);
