import { useFrame } from '@/components/layout/FrameContext';

import { ActivityPopUp } from './ActivityPopUp';
import { usePopUp } from './usePopUp';

/** The pop-up of the activity that is on now, if there is one and its time has come. */
export function CurrentActivity({ onClose }: { onClose: () => void }) {
  const popUp = usePopUp(useFrame().brand.gatewayHost);
  return popUp ? <ActivityPopUp popUp={popUp} onClose={onClose} /> : null;
}
