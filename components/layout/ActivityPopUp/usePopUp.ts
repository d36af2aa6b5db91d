import { fetchPopUp } from '@/services/browser/api/popUps';
import { isPopUpDue } from '@/services/browser/storage/popUpHistory';
import type { PopUp } from '@/services/domain/activities/popUp';
import { popUpStorageKey } from '@/services/domain/visits/consent';
import { useLocale } from '@/services/hooks/useLocale';
import { usePageData } from '@/services/hooks/usePageData';

/** The activity to be shown, where there is one and its time has come, and how to hide it until the next page. */
export function usePopUp(gatewayHost: string) {
  const locale = useLocale();
  const { data: popUp, mutate } = usePageData<PopUp | null>(
    [popUpStorageKey, locale],
    async () => (isPopUpDue(new Date()) ? fetchPopUp(gatewayHost) : null),
    // Its time may come with a later page.
    { revalidateIfStale: true },
  );
  return { popUp, hide: () => void mutate(null, { revalidate: false }) };
}
