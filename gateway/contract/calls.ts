import { z } from 'zod';

import { articleTypes, wireArticle, wireArticleCard } from './articles';
import { wirePage } from './blocks';
import { wireCommon, wireMenu, wirePartner } from './common';
import { listOf } from './envelope';
import { wireService } from './services';

const articleType = z.enum(articleTypes, { error: `must be one of ${articleTypes.join(', ')}` });
/** A whole number from 1 to `max`. Parameters cross the wire as text: plain digits, not `1e3`, `0x10` or ` 5 `. */
const wholeNumber = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`;
  const text = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number);
  return z
    .union([z.number(), text], { error })
    .pipe(z.number({ error }).int({ error }).min(1, { error }).max(max, { error }));
};
const noParams = z.object({});
const pageKeyError = 'must be a page key: a letter, then at most 39 letters or digits';
const pageKey = z.object({
  pageKey: z.string({ error: pageKeyError }).regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, { error: pageKeyError }),
});

/**
 * Every call of the gateway: method, path, parameters and the `data` of its answer.
 * `params` is what the gateway checks and the site sends; an unknown parameter is ignored.
 */
export const calls = {
  getCommon: { method: 'GET', path: '/officialQuery/getCommon', params: noParams, data: wireCommon },
  getMenu: { method: 'GET', path: '/officialMenuRelation/getList', params: noParams, data: wireMenu },
  getHomePageInfo: {
    method: 'GET',
    path: '/officialQuery/getHomePageInfo',
    params: noParams,
    data: wirePage,
  },
  getPartner: {
    method: 'GET',
    path: '/officialQuery/getPartner',
    params: noParams,
    data: z.array(wirePartner),
  },
  getProductsPrices: {
    method: 'GET',
    path: '/officialQuery/getProductsPrices',
    params: noParams,
    data: z.array(wireService),
  },
  getAboutUs: { method: 'GET', path: '/officialQuery/getAboutUs', params: pageKey, data: wirePage },
  getHotAndNewInformation: {
    method: 'GET',
    path: '/officialQuery/getHotAndNewInformation',
    params: z.object({ size: wholeNumber(12).default(3) }),
    data: z.object({ hot: z.array(wireArticleCard), latest: z.array(wireArticleCard) }),
  },
  getPageConfig: { method: 'GET', path: '/order/pageConfig/allInfo', params: pageKey, data: wirePage },
  showArticleList: {
    method: 'GET',
    path: '/officialArticle/showArticleList',
    params: z.object({
      articleType: articleType.optional(),
      pageNum: wholeNumber(10_000).default(1),
      pageSize: wholeNumber(100).default(10),
    }),
    data: listOf(wireArticleCard),
  },
  getHotArticleByType: {
    method: 'GET',
    path: '/officialArticle/getHotArticleByType',
    params: z.object({ articleType: articleType.optional(), size: wholeNumber(20).default(5) }),
    data: z.array(wireArticleCard),
  },
  showArticleDetailById: {
    method: 'GET',
    path: '/officialArticle/showArticleDetailById',
    params: z.object({ id: wholeNumber(999_999_999) }),
    data: wireArticle,
  },
} as const satisfies Record<string, Call>;

export interface Call {
  method: 'GET' | 'POST';
  path: `/${string}`;
  params: z.ZodType;
  data: z.ZodType;
}
export type CallName = keyof typeof calls;
/** What a caller passes. */
export type CallParams<N extends CallName> = z.input<(typeof calls)[N]['params']>;
/** What the gateway works with after checking. */
export type CheckedParams<N extends CallName> = z.output<(typeof calls)[N]['params']>;
export type CallData<N extends CallName> = z.output<(typeof calls)[N]['data']>;
