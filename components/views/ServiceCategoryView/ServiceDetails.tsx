import { Fragment } from 'react';

import { LatePart } from '@/components/parts/LatePart/LatePart';
import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { isTrademarkService, type Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { useTranslation } from '@/services/i18n/useTranslation';

import {
  Content,
  Facts,
  FirstPrice,
  Fold,
  Line,
  Links,
  Name,
  Prices,
  Summary,
  WithoutScripts,
  Words,
} from './ServiceDetails.styles';

/** What else there is to know of a service: its usual time, what it needs, and the office and classes of a trade mark. */
function useFacts() {
  const { t } = useTranslation('services');
  return (service: Service): [term: string, text: string][] => [
    ...(service.duration ? [[t('entry.time'), service.duration] as [string, string]] : []),
    ...(service.documents.length > 0
      ? [[t('entry.documents'), service.documents.join('\n')] as [string, string]]
      : []),
    ...(isTrademarkService(service)
      ? ([
          [t('entry.office'), service.office],
          [t('entry.classes'), t('entry.classCount', { count: service.classesIncluded })],
        ] as [string, string][])
      : []),
  ];
}

/** One service as a row; open, it shows everything that it has. `serviceAnchor` leads here. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t } = useTranslation('services');
  const wordsOf = usePriceWords();
  const factsOf = useFacts();
  const { id, category, name, summary, href, articleHref, questionsHref, prices } = service;
  const [first] = prices;
  const hasOwnPage = href !== null && !href.startsWith(paths.services);
  const facts = factsOf(service);
  const links = [
    [hasOwnPage ? href : null, t('entry.ownPage')],
    [articleHref, t('entry.article')],
    [questionsHref, t('entry.questions')],
  ] as const;
  const readOn = links.filter(([address]) => address !== null);
  return (
    <li>
      <Fold id={serviceAnchor(id)}>
        <Line>
          <Name>{name}</Name>
          <FirstPrice>{first ? wordsOf(first) : t('entry.onRequest')}</FirstPrice>
        </Line>
        <Content>
          <Words>
            <Summary>{summary}</Summary>
            {facts.length > 0 && (
              <Facts>
                {facts.map(([term, text]) => (
                  <Fragment key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </Fragment>
                ))}
              </Facts>
            )}
            {readOn.length > 0 && (
              <Links>
                {readOn.map(([address, words]) => (
                  <TextLink key={words} href={address ?? ''}>
                    {words}
                  </TextLink>
                ))}
              </Links>
            )}
            <LatePart name="addToOffer" props={{ service: { id, category, name } }} />
            <WithoutScripts href={`${paths.contact}#enquiry`}>{t('entry.enquire')}</WithoutScripts>
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
      </Fold>
    </li>
  );
}
