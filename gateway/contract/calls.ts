import { z } from 'zod';

import { articleTypes, wireArticle, wireArticleCard } from './articles';
import { wirePage } from './blocks';
import { wireCommon, wireMenu, wirePartner } from './common';
import { listOf } from './envelope';
import { wireService } from './services';

const articleType = z.enum(articleTypes);
/** Parameters cross the wire as text. */
const count = (max: number, fallback: number) => z.coerce.number().int().min(1).max(max).default(fallback);
const noParams = z.object({});
const pageKey = z.object({ pageKey: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/) });

/**
 * Every call of the gateway: method, path, parameters and the `data` of its answer.
 * `params` is what the gateway checks and the site sends; an unknown parameter is ignored.
 */
export const calls = {
  getCommon: { method: 'GET', path: '/officialQuery/getCommon', params: noParams, data: wireCommon },
  getMenu: { method: 'GET', path: '/officialMenuRelation/getList', params: noParams, data: wireMenu },
  getHomePageInfo: { method: 'GET', path: '/officialQuery/getHomePageInfo', params: noParams, data: wirePage },
  getPartner: { method: 'GET', path: '/officialQuery/getPartner', params: noParams, data: z.array(wirePartner) },
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
    params: z.object({ size: count(12, 3) }),
    data: z.object({ hot: z.array(wireArticleCard), latest: z.array(wireArticleCard) }),
  },
  getPageConfig: { method: 'GET', path: '/order/pageConfig/allInfo', params: pageKey, data: wirePage },
  showArticleList: {
    method: 'GET',
    path: '/officialArticle/showArticleList',
    params: z.object({ articleType: articleType.optional(), pageNum: count(10_000, 1), pageSize: count(100, 10) }),
    data: listOf(wireArticleCard),
  },
  getHotArticleByType: {
    method: 'GET',
    path: '/officialArticle/getHotArticleByType',
    params: z.object({ articleType: articleType.optional(), size: count(20, 5) }),
    data: z.array(wireArticleCard),
  },
  showArticleDetailById: {
    method: 'GET',
    path: '/officialArticle/showArticleDetailById',
    params: z.object({ id: z.coerce.number().int().min(1).max(999_999_999) }),
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
