import type { Payload } from 'payload';

import type { SeedFrame } from '../content/types';
import type { SeedContent } from './content';
import { seedGlobal } from './documents';
import { localise } from './localise';
import { referencesOf } from './references';

type Data = Record<string, unknown>;

/** In the seed a submenu is made of links; in the menu their parts have the wire's names. */
const menuItems = (menu: SeedFrame['menu']) =>
  menu.map((item) => ({
    ...item,
    children: item.children?.map(({ name, url, menuAttribute }) => ({
      menuName: name,
      menuUrl: url,
      menuAttribute,
    })),
  }));

/** Header menu and footer. */
export async function seedFrame(
  payload: Payload,
  { frame: { menu, qrcode, ...rest } }: SeedContent,
): Promise<void> {
  await seedGlobal(payload, 'menu', (language) => ({ items: localise(menuItems(menu), language) }));
  const frame = { ...rest, qrcode: qrcode ?? {} };
  const replace = await referencesOf(payload, frame);
  await seedGlobal(payload, 'site-frame', (language) => localise(frame, language, replace) as Data);
}

/** The services that the header's search suggests, and the words that mean the same. */
export async function seedSearchPanel(
  payload: Payload,
  { hotServices, synonyms }: SeedContent,
): Promise<void> {
  const panel = { hotServices, synonyms: synonyms.map((words) => ({ words })) };
  const replace = await referencesOf(payload, panel);
  await seedGlobal(payload, 'search-panel', (language) => localise(panel, language, replace) as Data);
}
