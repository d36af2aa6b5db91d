import { useTranslation } from 'next-i18next/pages';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { ServiceEntry } from '@/components/parts/ServiceEntry/ServiceEntry';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';
import { useServicesToday } from '@/services/hooks/useServicesToday';

import { Opened } from './ServiceFolds.styles';
import type { OpenRow } from './useOpenRows';

/** The service of an open row, at today's prices; where they do not come, the way to its page. */
export function OpenService({ id, name, href }: Omit<OpenRow, 'place'>) {
  const { t } = useTranslation('entry');
  const { data, error } = useServicesToday();
  const service = data?.find((one) => one.id === id);
  const isLate = useDelayedLoading(!data && !error);
  if (service)
    return (
      <Opened>
        <ServiceEntry service={service}>
          <AddToOffer service={{ id, category: service.category, name: service.name }} />
        </ServiceEntry>
      </Opened>
    );
  return (
    <Opened>
      {data || error ? (
        <p role="alert">
          {t('failed', { name })} <TextLink href={href}>{t('onItsPage', { name })}</TextLink>
        </p>
      ) : (
        <p role="status">{isLate && t('loading', { name })}</p>
      )}
    </Opened>
  );
}
