'use client';

import { FieldDescription, useFormFields } from '@payloadcms/ui';
import type { StaticDescription } from 'payload';

import { countText, shortenTexts } from '../../../domain/textLength';
import { useAdminLanguage } from './useAdminLanguage';

interface LengthProps {
  text: unknown;
  /** None where the text may be of any length. */
  most: number | undefined;
}

/**
 * How long a text is and may be. A screen reader hears of it once, when the text becomes too long: what changes with each
 * key stands outside the status.
 */
export function TextLength({ text, most }: LengthProps) {
  const language = useAdminLanguage();
  if (most === undefined) return null;
  const length = typeof text === 'string' ? text.length : 0;
  const isOver = length > most;
  const { please, now } = shortenTexts[language];
  return (
    <p className={isOver ? 'text-length text-length--over' : 'text-length'}>
      <span role="status">{isOver && please(most)}</span>{' '}
      {isOver ? now(length) : countText(length, most, language)}
    </p>
  );
}

interface DescriptionProps {
  path: string;
  field: { maxLength?: number; admin?: { description?: StaticDescription } };
}

/** Below a text whose length has a limit: how long it is, and what the field is for. */
export function DescriptionWithLength({ path, field }: DescriptionProps) {
  const text = useFormFields(([fields]) => fields[path]?.value);
  return (
    <>
      <TextLength text={text} most={field.maxLength} />
      <FieldDescription description={field.admin?.description} path={path} />
    </>
  );
}
