import { annotatedPicture } from './annotatedPicture';
import type { PageBlock } from './block';
import { callToAction } from './callToAction';
import { cardGrid } from './cardGrid';
import { checklist } from './checklist';
import { countryFacts } from './countryFacts';
import { countryGuide } from './countryGuide';
import { factChanges } from './factChanges';
import { factTable } from './factTable';
import { faq } from './faq';
import { glossary } from './glossary';
import { hero } from './hero';
import { keyFigures } from './keyFigures';
import { newsTeasers } from './newsTeasers';
import { offices } from './offices';
import { partnerStrip } from './partnerStrip';
import { people } from './people';
import { priceTable } from './priceTable';
import { prose } from './prose';
import { questionTeasers } from './questionTeasers';
import { rateMap } from './rateMap';
import { relatedArticles } from './relatedArticles';
import { serviceDirectory } from './serviceDirectory';
import { serviceNeeds } from './serviceNeeds';
import { steps } from './steps';
import { timeline } from './timeline';

/** Every block a page may have, in the order in which the admin offers them. */
export const pageBlocks: PageBlock[] = [
  hero,
  prose,
  cardGrid,
  serviceNeeds,
  steps,
  checklist,
  timeline,
  keyFigures,
  faq,
  priceTable,
  callToAction,
  relatedArticles,
  newsTeasers,
  questionTeasers,
  serviceDirectory,
  partnerStrip,
  offices,
  glossary,
  rateMap,
  countryGuide,
  countryFacts,
  factTable,
  factChanges,
  annotatedPicture,
  people,
];
