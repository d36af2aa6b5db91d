import type { WireArticleCard } from '@/contract/calls/articles';
import type { WireBlock } from '@/contract/calls/blocks';

import type { Page } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { serviceToWire } from '../services/serviceToWire';
import { imageToWire } from '../wire/image';
import { idOf, visible } from '../wire/relation';
import { richTextToHtml } from '../wire/richText';
import type { FindOccurrences } from './findOccurrences';
import type { RateTable } from './findRates';

export type PageBlock = NonNullable<Page['blocks']>[number];

/** Documents that blocks refer to and the page's own document does not hold. */
export interface Resources extends Pick<CallContext, 'language' | 'today'> {
  cards: ReadonlyMap<number, WireArticleCard>;
  rates: RateTable | null;
  /** The places at which the site uses a term. */
  occurrencesOf: FindOccurrences;
}

type Actions = Extract<PageBlock, { blockType: 'hero' }>['actions'];
const toActions = (actions: Actions) =>
  (actions ?? []).map(({ label, url, emphasis }) => ({ label, url, emphasis }));

/** Null for a block that would stand there with nothing to show. */
export function blockToWire(block: PageBlock, index: number, resources: Resources): WireBlock | null {
  const base = { id: block.id ?? String(index), anchor: block.anchor || null, language: resources.language };
  const titled = () => ({
    ...base,
    heading: ('heading' in block && block.heading) || '',
    lead: ('lead' in block && block.lead) || '',
  });
  switch (block.blockType) {
    case 'hero':
      return {
        ...base,
        blockType: 'hero',
        eyebrow: block.eyebrow ?? '',
        title: block.title,
        lead: block.lead ?? '',
        image: imageToWire(block.image),
        actions: toActions(block.actions),
        note: block.note ?? '',
        isCompass: block.isCompass ?? false,
      };
    case 'rateMap':
      return resources.rates && { ...titled(), blockType: 'rateMap', ...resources.rates };
    case 'prose':
      return {
        ...base,
        blockType: 'prose',
        heading: block.heading ?? '',
        bodyHtml: richTextToHtml(block.body),
      };
    case 'keyFigures': {
      const items = (block.items ?? []).map(({ value, label, note }) => ({ value, label, note: note ?? '' }));
      return { ...base, blockType: 'keyFigures', heading: block.heading ?? '', items };
    }
    case 'cardGrid': {
      const cards = (block.cards ?? []).map(({ icon, title, text, url }) => ({
        icon,
        title,
        text,
        url: url || null,
      }));
      return { ...titled(), blockType: 'cardGrid', cards };
    }
    case 'serviceNeeds': {
      const needs = (block.needs ?? []).map(({ phrase, text, choices }) => ({
        phrase,
        text: text ?? '',
        choices: (choices ?? []).map(({ label, url }) => ({ label, url })),
      }));
      return { ...titled(), blockType: 'serviceNeeds', needs };
    }
    case 'steps': {
      const steps = (block.steps ?? []).map(({ title, text, duration }) => ({
        title,
        text,
        duration: duration ?? '',
      }));
      return { ...titled(), blockType: 'steps', steps };
    }
    case 'checklist': {
      const items = (block.items ?? []).map(({ text, note }) => ({ text, note: note ?? '' }));
      return { ...titled(), blockType: 'checklist', items };
    }
    case 'timeline': {
      const entries = (block.entries ?? []).map(({ when, title, text }) => ({
        when,
        title,
        text: text ?? '',
      }));
      return { ...titled(), blockType: 'timeline', entries };
    }
    case 'priceTable': {
      const services = visible(block.services).map((service) => serviceToWire(service, resources));
      const isShort = block.isShort ?? false;
      return services.length > 0 ? { ...titled(), blockType: 'priceTable', isShort, services } : null;
    }
    case 'faq': {
      const items = (block.items ?? []).map(({ id, question, answer }, place) => ({
        id: id ?? `${base.id}-${place}`,
        question,
        answerHtml: richTextToHtml(answer),
      }));
      return { ...base, blockType: 'faq', heading: block.heading, items };
    }
    case 'relatedArticles': {
      const articles = block.articles.flatMap((article) => resources.cards.get(idOf(article)) ?? []);
      return articles.length > 0
        ? { ...base, blockType: 'relatedArticles', heading: block.heading, articles }
        : null;
    }
    case 'callToAction': {
      const actions = toActions(block.actions);
      return { ...base, blockType: 'callToAction', heading: block.heading, text: block.text ?? '', actions };
    }
    case 'offices': {
      const offices = (block.offices ?? []).map(({ city, country, address, note }) => ({
        city,
        country,
        address: address ?? '',
        note: note ?? '',
      }));
      return { ...titled(), blockType: 'offices', offices };
    }
    case 'glossary': {
      const terms = (block.terms ?? []).map(({ en, de, definitionEn, definitionDe }) => ({
        en,
        de,
        definition: definitionEn && definitionDe ? { en: definitionEn, de: definitionDe } : null,
        occurrences: resources.occurrencesOf({ en, de }),
      }));
      return { ...titled(), blockType: 'glossary', terms };
    }
    case 'annotatedPicture': {
      const image = imageToWire(block.image);
      const notes = (block.notes ?? []).map(({ title, text }) => ({ title, text }));
      return image && { ...titled(), blockType: 'annotatedPicture', image, notes };
    }
    case 'people': {
      const people = (block.people ?? []).map(({ image, name, role, text }) => ({
        image: imageToWire(image),
        name,
        role,
        text: text ?? '',
      }));
      return { ...titled(), blockType: 'people', people };
    }
    case 'serviceDirectory':
      return { ...titled(), blockType: 'serviceDirectory' };
    case 'partnerStrip':
      return { ...titled(), blockType: 'partnerStrip' };
    case 'newsTeasers':
      return { ...titled(), blockType: 'newsTeasers' };
    case 'questionTeasers':
      return { ...titled(), blockType: 'questionTeasers' };
  }
}
