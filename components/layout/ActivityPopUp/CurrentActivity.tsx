import { beginShowing } from '@/services/browser/storage/popUpHistory';
import { useCommonData } from '@/services/store/commonData';

import { ActivityPopUp } from './ActivityPopUp';
import { usePopUp } from './usePopUp';

/** The pop-up of the activity that is on now, if there is one and its time has come. */
export function CurrentActivity() {
  const { popUp, hide } = usePopUp(useCommonData().brand.gatewayHost);
  return popUp ? <ActivityPopUp popUp={popUp} begin={beginShowing} onClose={hide} /> : null;
}
