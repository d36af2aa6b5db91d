import type { Block } from 'payload';

import { callToAction } from './callToAction';
import { cardGrid } from './cardGrid';
import { checklist } from './checklist';
import { faq } from './faq';
import { glossary } from './glossary';
import { hero } from './hero';
import { keyFigures } from './keyFigures';
import { newsTeasers } from './newsTeasers';
import { offices } from './offices';
import { partnerStrip } from './partnerStrip';
import { priceTable } from './priceTable';
import { prose } from './prose';
import { rateMap } from './rateMap';
import { relatedArticles } from './relatedArticles';
import { serviceDirectory } from './serviceDirectory';
import { steps } from './steps';
import { timeline } from './timeline';

/** Every block a page may have, in the order in which the admin offers them. */
export const pageBlocks: Block[] = [
  hero,
  prose,
  cardGrid,
  steps,
  checklist,
  timeline,
  keyFigures,
  faq,
  priceTable,
  callToAction,
  relatedArticles,
  newsTeasers,
  serviceDirectory,
  partnerStrip,
  offices,
  glossary,
  rateMap,
];
