import { inLocale, paths } from '@/services/config/paths';
import type { TermDefinition } from '@/services/domain/content/termFile';
import type { Locale } from '@/services/domain/locale/locale';

/** Milliseconds without an answer after which a press leads to the glossary. */
const timeoutMs = 3_000;

type Definitions = Record<string, TermDefinition>;

const files = new Map<Locale, Promise<Definitions>>();

async function load(locale: Locale): Promise<Definitions> {
  const response = await fetch(inLocale(paths.termsFile, locale), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The terms did not come: ${response.status}.`);
  return (await response.json()) as Definitions;
}

/**
 * The meaning of the term at an address. All definitions come with the first one; undefined where they do not come, and the
 * next call tries again, or where the glossary has no such term any more.
 * @param href the address as links in texts have it
 */
export async function fetchDefinition(href: string, locale: Locale): Promise<TermDefinition | undefined> {
  const loading = files.get(locale) ?? load(locale);
  files.set(locale, loading);
  try {
    return Object.entries(await loading).find(([url]) => inLocale(url, locale) === href)?.[1];
  } catch {
    files.delete(locale);
    return undefined;
  }
}
