import type { WireMenu } from '@/contract/calls/common';

import type { Menu } from '../../payload-types';

/** The header menu, in order (requirements, 2). */
export const menuToWire = ({ items }: Menu): WireMenu =>
  (items ?? []).map(({ id, menuName, menuAttribute, menuUrl, children }, index) => ({
    id: id ?? String(index),
    menuName,
    menuAttribute,
    menuUrl: menuUrl || null,
    children: (children ?? []).map((child, place) => ({
      id: child.id ?? `${index}-${place}`,
      menuName: child.menuName,
      menuAttribute: child.menuAttribute,
      menuUrl: child.menuUrl,
    })),
  }));
