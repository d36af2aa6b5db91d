import getAboutUs from '@/gateway/contract/examples/getAboutUs.json';
import getCommon from '@/gateway/contract/examples/getCommon.json';
import getHomePageInfo from '@/gateway/contract/examples/getHomePageInfo.json';
import getHotAndNewInformation from '@/gateway/contract/examples/getHotAndNewInformation.json';
import getHotArticleByType from '@/gateway/contract/examples/getHotArticleByType.json';
import getMenu from '@/gateway/contract/examples/getMenu.json';
import getPageConfig from '@/gateway/contract/examples/getPageConfig.json';
import getPartner from '@/gateway/contract/examples/getPartner.json';
import getProductsPrices from '@/gateway/contract/examples/getProductsPrices.json';
import showArticleDetailById from '@/gateway/contract/examples/showArticleDetailById.json';
import showArticleList from '@/gateway/contract/examples/showArticleList.json';
import { type CallData, type CallName, calls } from '@/gateway/contract/calls';

const envelopes: Record<CallName, { data: unknown }> = {
  getAboutUs,
  getCommon,
  getHomePageInfo,
  getHotAndNewInformation,
  getHotArticleByType,
  getMenu,
  getPageConfig,
  getPartner,
  getProductsPrices,
  showArticleDetailById,
  showArticleList,
};

/** The contract's example of a call's `data`, for tests and stories; throws when it does not fit the schema. */
export const exampleOf = <N extends CallName>(name: N): CallData<N> =>
  calls[name].data.parse(envelopes[name].data) as CallData<N>;
