import { useTranslation } from 'next-i18next/pages';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { formatMoney } from '@/services/domain/money';
import type { Estimate } from '@/services/domain/obligations/estimate';
import { useLocale } from '@/services/hooks/useLocale';

import { PriceText } from '../PriceText/PriceText';
import { Cell, Item, Name, Note, Table, Total, Totals } from './PriceEstimate.styles';

/** What the services for a merchant's obligations cost, line by line and by period. */
export function PriceEstimate({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { services, totals, unpriced } = estimate;
  const priced = services.filter(({ prices }) => prices.length > 0);
  return (
    <>
      {priced.length > 0 && (
        <>
          <Totals>
            {totals.map(({ period, currency, vatMode, amountMinor, isFrom }) => {
              const amount = formatMoney(amountMinor, currency, locale);
              return (
                <Total key={`${currency}${vatMode}${period}`}>
                  <dt>{t(`estimate.period.${period}`)}</dt>
                  <dd>
                    <strong>{isFrom ? t('estimate.from', { amount }) : amount}</strong>
                    <span>{t(`estimate.vat.${vatMode}`)}</span>
                  </dd>
                </Total>
              );
            })}
          </Totals>
          <Table>
            <caption>
              <VisuallyHidden>{t('estimate.caption')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('estimate.item')}</th>
                <th scope="col">{t('estimate.price')}</th>
              </tr>
            </thead>
            {priced.map(({ id, name, href, prices }) => (
              <tbody key={id}>
                <tr>
                  <Name scope="rowgroup" colSpan={2}>
                    {href ? <TextLink href={href}>{name}</TextLink> : name}
                  </Name>
                </tr>
                {prices.map((price) => (
                  <tr key={price.id}>
                    <Item scope="row">{price.label}</Item>
                    <Cell>
                      <PriceText price={price} />
                    </Cell>
                  </tr>
                ))}
              </tbody>
            ))}
          </Table>
        </>
      )}
      <Note>{t('estimate.note')}</Note>
      {unpriced.length > 0 && (
        <Note>
          {t('estimate.unpriced', { titles: unpriced.map((id) => t(`rules.${id}.title`)).join('; ') })}
        </Note>
      )}
    </>
  );
}
