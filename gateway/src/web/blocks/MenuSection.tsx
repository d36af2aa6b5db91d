import type { WireMenu } from '@/contract/calls/common';

import { menuId } from '../../domain/accountPaths';
import { destination, siteAddress, type LinkContext } from '../../domain/destination';
import { homeTexts } from '../texts/homeTexts';
import { Section } from '../ui/Section';
import styles from './blocks.module.css';

interface Entry {
  id: string;
  menuName: string;
  menuUrl: string;
}

/** Parents that lead nowhere, or where a child leads, are left out; their children stand in their place. */
const entriesOf = (menu: WireMenu): Entry[] =>
  menu.flatMap(({ menuUrl, children, ...entry }) => [
    ...(menuUrl === null || children.some((child) => child.menuUrl === menuUrl)
      ? []
      : [{ ...entry, menuUrl }]),
    ...children,
  ]);

const withoutProtocol = (address: string) => address.replace(/^https?:\/\//, '');

/** The site's menu. What the site would not show to a phone stands here with its address, to be opened elsewhere. */
export function MenuSection({ menu, links }: { menu: WireMenu; links: LinkContext }) {
  const texts = homeTexts(links.language);
  return (
    <Section heading={texts.menu} id={menuId} lead={texts.menuLead}>
      <ul className={styles.rows}>
        {entriesOf(menu).map(({ id, menuName, menuUrl }) => {
          const href = destination(menuUrl, links);
          return (
            <li className={styles.row} key={id}>
              {href === null ? (
                <>
                  <h3>{menuName}</h3>
                  <p className={`${styles.quiet} ${styles.address}`}>
                    {texts.onComputer} {withoutProtocol(siteAddress(menuUrl, links))}
                  </p>
                </>
              ) : (
                <h3>
                  <a className={styles.rowLink} href={href}>
                    {menuName}
                  </a>
                </h3>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
