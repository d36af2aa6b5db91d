import { codes } from '@/contract/calls/envelope';

import { findCallTimes } from '../features/calls/findCallTimes';
import { findAward } from '../features/channels/findAward';
import { findDueRules } from '../features/dueDates/findDueRules';
import { storeEnquiry } from '../features/enquiries/storeEnquiry';
import { checkVatNumber } from '../features/vatNumbers/checkVatNumber';
import { findCountry } from '../features/visits/findCountry';
import type { CallContext } from '../platform/http/callContext';
import { HttpError } from '../platform/http/response';
import type { Handlers } from '../platform/plugins/extend';
import { answerLogout, answerRegister, answerSendCode, answerUserInfo } from './accounts/accounts';
import { findAnniversary } from './activities/anniversary';
import { findChannelPage, findChannels } from './activities/channels';
import { findPopUps } from './activities/popUps';
import { countClick, findPosters } from './activities/posters';
import { findArticle, findHot, findNewest } from './library/articles';
import { findManuals } from './library/findManuals';
import { findNews, findNewsCards } from './library/findNews';
import { findVideoCourses } from './library/findVideoCourses';
import { findAnswer, findQuestionTypes, findQuestions } from './library/questions';
import { findDeclarations, findRepresentations } from './library/registers';
import { findCampaigns } from './pages/findCampaigns';
import { findTopicFacts } from './pages/findFacts';
import { findPage, type PageAddress } from './pages/findPage';
import { findTerms } from './pages/findTerms';
import { findCommon, findMenu } from './pages/layoutData';
import { findPartners } from './pages/partners';
import { findSearch } from './pages/search';
import { findSearchTitles } from './pages/searchTitles';
import { findPriceBundles } from './services/priceBundles';
import {
  findPriceRows,
  findServices,
  findSurveyPrices,
  findTrademarkPrices,
  findTrademarkServices,
} from './services/services';
import { findSurveyReport, storeSurveyReport } from './services/surveys';

/** What plugins answer. */
type OfPlugins =
  | 'recordVisitor'
  | 'countPageRead'
  | 'countSearchMiss'
  | 'countSearchHit'
  | 'findRedirects'
  | 'countRedirectHits';

const home = { pageKey: 'home' };
const freeTrial = { pageKey: 'freeTrial' };

function orNotFound<T>(found: T | null, noun: string): T {
  if (found === null) throw new HttpError(codes.notFound, `There is no such ${noun}.`);
  return found;
}

const page = async (context: CallContext, address: PageAddress) =>
  orNotFound(await findPage(context, address), 'page');

/** The handler of each call of the contract, but for those of plugins. */
export const handlers: Omit<Handlers, OfPlugins> = {
  getCommon: findCommon,
  getMenu: findMenu,
  getHomePageInfo: (context) => page(context, home),
  getPartner: findPartners,
  getProductsPrices: findServices,
  priceForWWW: findPriceRows,
  iprList: findTrademarkServices,
  priceForSurveyReport: findSurveyPrices,
  trademarkPriceForSurveyReport: findTrademarkPrices,
  getAboutUs: page,
  getHotAndNewInformation: async (context, { size }) => {
    const [hot, { list: latest }] = await Promise.all([
      findHot(context, { limit: size }),
      findNewest(context, { limit: size }),
    ]);
    return { hot, latest };
  },
  getPageConfig: page,
  getFreeTrial: (context) => page(context, freeTrial),
  getCustom: async (context, { uid }) =>
    uid ? page(context, { uid }) : orNotFound(await findCampaigns(context), 'page'),
  showArticleList: async (context, { articleType, pageNum, pageSize }) => {
    const { list, total } = await findNewest(context, { articleType, page: pageNum, limit: pageSize });
    return { list, total, pageNum, pageSize };
  },
  getHotArticleByType: (context, { articleType, size }) => findHot(context, { articleType, limit: size }),
  showArticleDetailById: async (context, { id }) => orNotFound(await findArticle(context, id), 'article'),
  popMarketList: findPopUps,
  findPosters,
  countPosterClick: async (context, params) =>
    orNotFound(await countClick(context, params), params.kind === 'popUp' ? 'pop-up' : 'banner'),
  anniversary: async (context) => orNotFound(await findAnniversary(context), 'anniversary'),
  getRegisterAward: findAward,
  getChannelPage: async (context, address) =>
    orNotFound(await findChannelPage(context, address), 'landing page'),
  allChannels: findChannels,
  getCommoditySearch: findSearch,
  getInformation: async (context, { pageNum, pageSize, informationType }) => {
    const asked = { informationType, page: pageNum, limit: pageSize };
    return { ...(await findNewsCards(context, asked)), pageNum, pageSize };
  },
  getInformationInfo: async (context, { id }) => orNotFound(await findNews(context, id), 'notice'),
  getOperationManual: findManuals,
  getVideoCourse: findVideoCourses,
  getQaType: findQuestionTypes,
  searchQuestions: async (context, { pageNum, pageSize, ...asked }) => {
    const found = await findQuestions(context, { ...asked, page: pageNum, limit: pageSize });
    return { ...found, pageNum, pageSize };
  },
  getAnswer: async (context, { answerId }) => orNotFound(await findAnswer(context, answerId), 'answer'),
  searchDeclarations: async (context, { pageNum, pageSize, keyword }) => {
    const found = await findDeclarations(context, { keyword, page: pageNum, limit: pageSize });
    return { ...found, pageNum, pageSize };
  },
  searchRepresentations: async (context, { pageNum, pageSize, keyword }) => {
    const found = await findRepresentations(context, { keyword, page: pageNum, limit: pageSize });
    return { ...found, pageNum, pageSize };
  },
  saveSurveyReport: storeSurveyReport,
  getSurveyReport: async (context, { id }) => orNotFound(await findSurveyReport(context, id), 'report'),
  interview: ({ visitorAddress }) => Promise.resolve({ country: findCountry(visitorAddress) }),
  sendCode: answerSendCode,
  register: answerRegister,
  getUserInfo: answerUserInfo,
  logout: answerLogout,
  saveEnquiry: storeEnquiry,
  getCallTimes: findCallTimes,
  getSearchTitles: findSearchTitles,
  getPriceBundles: findPriceBundles,
  getFacts: (context, { topic }) => findTopicFacts(context, topic),
  getDueDates: findDueRules,
  checkVatNumber,
  getTerms: findTerms,
};
