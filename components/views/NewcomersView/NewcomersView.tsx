import { RegistrationPanel } from '@/components/parts/RegistrationPanel/RegistrationPanel';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { paths } from '@/services/config/paths';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import type { ContentPage } from '@/services/domain/content/page';
import { useCommonData } from '@/services/store/commonData';

interface NewcomersViewProps {
  /** The general landing page, or that of a channel. */
  page: ContentPage;
  /** Data of the registration: channels, award, terms. */
  offer: RegistrationOffer;
}

/**
 * Newcomers: what marketers say, and the registration with its gift right below the low opening.
 * @avoid For who has an account; the panel leads them on.
 * @accessibility Opening first, then the form, which errors lead back to.
 */
export function NewcomersView({ page, offer }: NewcomersViewProps) {
  const { brand } = useCommonData();
  return (
    <ContentView page={page} path={paths.newcomers} toolId="register">
      <RegistrationPanel offer={offer} gatewayHost={brand.gatewayHost} />
    </ContentView>
  );
}
