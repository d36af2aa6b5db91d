import { useState } from 'react';
import useSWR from 'swr';

import { fetchPopUp } from '@/services/browser/api/popUps';
import { isPopUpDue } from '@/services/browser/storage/popUpHistory';
import type { PopUp } from '@/services/domain/activities/popUp';
import { useLocale } from '@/services/hooks/useLocale';

/** The activity to be shown, where there is one and its time has come; asked for once in a language. */
export function usePopUp(gatewayHost: string): PopUp | null | undefined {
  const locale = useLocale();
  const [isTime] = useState(() => isPopUpDue(new Date()));
  const key = isTime ? ['popUp', locale] : null;
  const { data } = useSWR(key, () => fetchPopUp(gatewayHost), { revalidateOnFocus: false });
  return data;
}
