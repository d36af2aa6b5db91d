import { useFrame } from '@/components/layout/FrameContext';
import { RegistrationPanel } from '@/components/parts/RegistrationPanel/RegistrationPanel';
import { KeptPageOpening } from '@/components/views/PageOpening/KeptPageOpening';
import { paths } from '@/services/config/paths';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { useTranslation } from '@/services/i18n/useTranslation';

interface RegistrationViewProps {
  /** The channels to choose from, the award that is given now or none, the version of the terms, and the captcha. */
  offer: RegistrationOffer;
}

/**
 * The registration alone: what a link in a mail or an advertisement leads to. Search engines have the whole
 * page.
 * @avoid For a landing page with content: `NewcomersView`.
 * @accessibility The form is the page: its heading is the only thing before it.
 */
export function RegistrationView({ offer }: RegistrationViewProps) {
  const { t } = useTranslation('registration');
  const { brand } = useFrame();
  return (
    <>
      <KeptPageOpening
        title={t('alone.title', { product: brand.product })}
        lead={t('alone.lead')}
        eyebrow={t('eyebrow')}
        path={paths.registration}
        noIndex
      />
      <RegistrationPanel offer={offer} gatewayHost={brand.gatewayHost} />
    </>
  );
}
