import Bowser from 'bowser';

import type { ContentLanguage } from '../../domain/languages';

const words = {
  en: { on: 'on', unknown: 'Unknown device' },
  de: { on: 'unter', unknown: 'Unbekanntes Gerät' },
};

/** A browser as people call it, for example "Firefox on Windows". */
export function deviceName(userAgent: string, language: ContentLanguage): string {
  const { on, unknown } = words[language];
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  if (!browser.name) return unknown;
  return os.name ? `${browser.name} ${on} ${os.name}` : browser.name;
}
