import type { CallData, CallName, CheckedParams } from '../../contract/calls';
import { codes } from '../../contract/envelope';
import { CallError } from './answer';
import { findArticle, findHot, findNewest } from './articles/findArticles';
import type { CallContext } from './context';
import { findCommon, findMenu } from './frame/findFrame';
import { findPage } from './pages/findPage';
import { findPartners } from './partners/findPartners';
import { findServices } from './services/findServices';

type Handlers = { [N in CallName]: (context: CallContext, params: CheckedParams<N>) => Promise<CallData<N>> };

const homeKey = 'home';

function orNotFound<T>(found: T | null, noun: string): T {
  if (found === null) throw new CallError(codes.notFound, `There is no such ${noun}.`);
  return found;
}

const page = async (context: CallContext, pageKey: string) =>
  orNotFound(await findPage(context, pageKey), 'page');

/** What answers each call of the contract. */
export const handlers: Handlers = {
  getCommon: findCommon,
  getMenu: findMenu,
  getHomePageInfo: (context) => page(context, homeKey),
  getPartner: findPartners,
  getProductsPrices: findServices,
  getAboutUs: (context, { pageKey }) => page(context, pageKey),
  getHotAndNewInformation: async (context, { size }) => {
    const [hot, { list: latest }] = await Promise.all([
      findHot(context, { limit: size }),
      findNewest(context, { limit: size }),
    ]);
    return { hot, latest };
  },
  getPageConfig: (context, { pageKey }) => page(context, pageKey),
  showArticleList: async (context, { articleType, pageNum, pageSize }) => {
    const { list, total } = await findNewest(context, { articleType, page: pageNum, limit: pageSize });
    return { list, total, pageNum, pageSize };
  },
  getHotArticleByType: (context, { articleType, size }) => findHot(context, { articleType, limit: size }),
  showArticleDetailById: async (context, { id }) => orNotFound(await findArticle(context, id), 'article'),
};
