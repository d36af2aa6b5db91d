import type { WireCommon, WireLink } from '@/contract/calls/common';

import type { SiteFrame } from '../../payload-types';
import { imageToWire } from '../wire/image';

type Links = SiteFrame['blogroll'];

const toLinks = (links: Links): WireLink[] =>
  (links ?? []).map(({ id, name, url }, index) => ({ id: id ?? String(index), name, url }));

/** The data every page shares (requirements, 3: common site data). */
export function commonToWire(frame: SiteFrame): WireCommon {
  const { bottom, contactInformation: contact, qrcode } = frame;
  const image = imageToWire(qrcode?.image);
  return {
    pcnavList: (frame.pcnavList ?? []).map(({ id, name, links }, index) => ({
      id: id ?? String(index),
      name,
      links: toLinks(links),
    })),
    blogroll: toLinks(frame.blogroll),
    bottom: {
      typeValueOne: bottom.typeValueOne,
      typeValueTwo: bottom.typeValueTwo ?? '',
      typeValueThree: bottom.typeValueThree ?? '',
      typeValueFour: imageToWire(bottom.typeValueFour),
    },
    contactInformation: contact,
    function: toLinks(frame.function),
    qrcode: image && { image, caption: qrcode?.caption ?? '' },
  };
}
