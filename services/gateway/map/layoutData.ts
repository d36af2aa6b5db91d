import type { WireCommon, WireLink, WireMenu } from '@/contract/calls/common';
import { countryCodeOf } from '@/contract/lists/countryName';
import type { LayoutData, Link, MenuEntry } from '@/services/domain/content/layoutData';

import type { MapContext } from './context';
import { imageFromWire, optionalImageFromWire } from './image';

const toLink = ({ id, name, url }: WireLink): Link => ({ id, label: name, href: url });

const toMenuEntry = (wire: WireMenu[number]): MenuEntry => ({
  label: wire.menuName,
  href: wire.menuUrl,
  children: wire.children.map((child) => ({ label: child.menuName, href: child.menuUrl })),
});

interface WireLayoutData {
  common: WireCommon;
  menu: WireMenu;
}

/** `brand` comes from the configuration, the rest from the CMS. */
export const layoutDataFromWire = (
  { common, menu }: WireLayoutData,
  brand: LayoutData['brand'],
  context: MapContext,
): LayoutData => ({
  brand,
  menu: menu.map(toMenuEntry),
  footer: {
    groups: common.pcnavList.map(({ id, name, links }) => ({ id, label: name, links: links.map(toLink) })),
    sources: common.blogroll.map(toLink),
    legal: common.function.map(toLink),
    companyLine: common.bottom.typeValueOne,
    claim: common.bottom.typeValueTwo,
    notice: common.bottom.typeValueThree,
    background: optionalImageFromWire(common.bottom.typeValueFour, context),
    qrCode: common.qrcode && {
      image: imageFromWire(common.qrcode.image, context),
      caption: common.qrcode.caption,
    },
  },
  contact: {
    ...common.contactInformation,
    countryCode: countryCodeOf(common.contactInformation.country) ?? common.contactInformation.country,
  },
});
