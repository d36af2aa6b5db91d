import { z } from 'zod';

import { noParams, type Call } from './call';
import { documentId, href, timestamp } from './envelope';
import { mailAddress } from './parameters';

/** An image of the media library. `url` may be relative to the gateway host; `width` and `height` in pixels. */
export const wireImage = z.object({
  url: z.string().min(1),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The point that stays in sight where the image is cropped, in percent from the left and from the top; the middle without it. */
  focus: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
  /** The colour to show until it has come, `#rrggbb`; not for images with transparent parts. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** Drawn on a light ground: in the dark it is shown with light and dark exchanged. */
  isDrawing: z.boolean().optional(),
});
export type WireImage = z.infer<typeof wireImage>;

export const wireLink = z.object({ id: z.string(), name: z.string(), url: href });
export type WireLink = z.infer<typeof wireLink>;

/** The source of a text, as a rule an official one. */
export const wireSource = z.object({
  title: z.string(),
  url: z
    .string()
    .regex(/^https:\/\//)
    .nullable(),
});

const menuEntry = z.object({
  id: z.string(),
  menuName: z.string(),
  menuAttribute: z.string(),
  menuUrl: href.nullable(),
});

/** GET /officialMenuRelation/getList: the header menu, in order. A parent without `menuUrl` only opens its children. */
export const wireMenu = z.array(menuEntry.extend({ children: z.array(menuEntry.extend({ menuUrl: href })) }));
export type WireMenu = z.infer<typeof wireMenu>;

/** GET /officialQuery/getCommon: the data every page shares (requirements, 3: common site data). */
export const wireCommon = z.object({
  /** Footer navigation. */
  pcnavList: z.array(z.object({ id: z.string(), name: z.string(), links: z.array(wireLink) })),
  /** Official sources outside the site. */
  blogroll: z.array(wireLink),
  bottom: z.object({
    typeValueOne: z.string(),
    typeValueTwo: z.string(),
    typeValueThree: z.string(),
    /** Background image of the footer. */
    typeValueFour: wireImage.nullable(),
  }),
  contactInformation: z.object({
    companyName: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    email: mailAddress,
    phone: z.string(),
    hours: z.string(),
  }),
  /** Legal and utility links at the very end of the footer. */
  function: z.array(wireLink),
  qrcode: z.object({ image: wireImage, caption: z.string() }).nullable(),
});
export type WireCommon = z.infer<typeof wireCommon>;

/** GET /officialQuery/getPartner. Partners are authorities' registers, schemes and firms that Kompassa works with. */
export const wirePartner = z.object({
  id: documentId,
  name: z.string(),
  kind: z.string(),
  summary: z.string(),
  country: z.string(),
  logo: wireImage.nullable(),
  updateTime: timestamp,
});
export type WirePartner = z.infer<typeof wirePartner>;

export const layoutCalls = {
  getCommon: {
    method: 'GET',
    path: '/officialQuery/getCommon',
    params: noParams,
    data: wireCommon,
  },
  getMenu: {
    method: 'GET',
    path: '/officialMenuRelation/getList',
    params: noParams,
    data: wireMenu,
  },
  getPartner: {
    method: 'GET',
    path: '/officialQuery/getPartner',
    params: noParams,
    data: z.array(wirePartner),
  },
} as const satisfies Record<string, Call>;
