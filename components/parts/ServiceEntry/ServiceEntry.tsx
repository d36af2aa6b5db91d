import { type TFunction, useTranslation } from 'next-i18next/pages';
import { Fragment, type ReactNode } from 'react';

import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { isTrademarkService, type Service } from '@/services/domain/services/service';

import { Content, Facts, Links, Prices, Summary, Words } from './ServiceEntry.styles';

/** Further facts of a service: its usual time, what it needs, and the office and classes of a trade mark. */
function factsOf(service: Service, t: TFunction): { term: string; text: string }[] {
  const facts = [
    { term: t('time'), text: service.duration },
    { term: t('documents'), text: service.documents.join('\n') },
    ...(isTrademarkService(service)
      ? [
          { term: t('office'), text: service.office },
          { term: t('classes'), text: t('classCount', { count: service.classesIncluded }) },
        ]
      : []),
  ];
  return facts.flatMap(({ term, text }) => (text ? { term, text } : []));
}

/** Links for reading on, each with words that name its target. */
function linksOf(service: Service, t: TFunction): [href: string, words: string][] {
  const { name, href, reading, questionsHref, questionsTitle } = service;
  const hasOwnPage = href !== null && !href.startsWith(paths.services);
  const links: [href: string | null, words: string][] = [
    [hasOwnPage ? href : null, t('ownPage', { name })],
    ...reading.map((text): [string, string] => [text.href, t('article', { title: text.title ?? name })]),
    [questionsHref, t('questions', { title: questionsTitle ?? name })],
  ];
  return links.filter((link): link is [string, string] => link[0] !== null);
}

interface ServiceEntryProps {
  /** The service with its prices, in minor units (cents). */
  service: Service;
  /** Controls of the service, such as adding it to the offer. */
  children: ReactNode;
}

/**
 * Everything that a service has: its scope, documents, time, what to read on, and every price.
 * @avoid For a line in a list: its row opens it.
 * @accessibility Facts and prices are lists of terms; each link says what it leads to.
 */
export function ServiceEntry({ service, children }: ServiceEntryProps) {
  const { t } = useTranslation('entry');
  const wordsOf = usePriceWords();
  const { summary, prices } = service;
  const facts = factsOf(service, t);
  const links = linksOf(service, t);
  return (
    <Content>
      <Words>
        <Summary>{summary}</Summary>
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ term, text }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </Facts>
        )}
        {links.length > 0 && (
          <Links>
            {links.map(([href, words]) => (
              <TextLink key={href} href={href}>
                {words}
              </TextLink>
            ))}
          </Links>
        )}
        {children}
      </Words>
      {prices.length > 0 && (
        <Prices>
          {prices.map((price) => (
            <Fragment key={price.id}>
              <dt>{price.label}</dt>
              <dd>
                {wordsOf(price)} <small>{price.vatLabel}</small>
              </dd>
            </Fragment>
          ))}
        </Prices>
      )}
    </Content>
  );
}
