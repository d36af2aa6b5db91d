import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';

import { Toast } from '@/components/ui/Toast/Toast';
import {
  type NotificationKey,
  onNotification,
  takeNotifications,
} from '@/services/browser/notifications/notifications';

import { Shown, Stack } from './Toaster.styles';
import { usePauseOnHover } from './usePauseOnHover';

/** Requirements, 4 and 8: what is shown literally, how urgent it is, and for how many milliseconds. */
const notices = {
  systemError: { kind: 'alert', original: '系统错误，请联系管理员！', duration: 12_000 },
  loggedOut: { kind: 'status', original: '账号已退出', duration: 6_000 },
} as const satisfies Record<NotificationKey, object>;

/** A notice that is still there stays longer; it does not come twice. */
const show = (notice: NotificationKey) =>
  toast(notice, { id: notice, duration: notices[notice].duration, removeDelay: 1 });

/** The toasts, and the live regions that announce them: those are on the page before anything is in them. */
export function Toaster() {
  const { t } = useTranslation('common');
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible).map(({ id }) => id as NotificationKey);
  const count = shown.length;
  const stack = useRef<HTMLDivElement>(null);
  const pause = usePauseOnHover({ ...handlers, isEmpty: count === 0 });

  useEffect(() => {
    const showNew = () => takeNotifications().forEach(show);
    showNew();
    return onNotification(showNew);
  }, []);

  useEffect(() => {
    const element = stack.current;
    // Above an open dialog too: what comes last into the top layer is on top.
    if (count === 0 || !element?.showPopover) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [count]);

  return (
    <Stack ref={stack} popover="manual" {...pause}>
      {(['alert', 'status'] as const).map((kind) => (
        <div key={kind} role={kind} aria-atomic="false">
          {shown
            .filter((notice) => notices[notice].kind === kind)
            .map((notice) => (
              <Shown key={notice}>
                <Toast
                  kind={kind}
                  original={notices[notice].original}
                  closeLabel={t('notices.close')}
                  onClose={() => toast.dismiss(notice)}
                >
                  {t(`notices.${notice}`)}
                </Toast>
              </Shown>
            ))}
        </div>
      ))}
    </Stack>
  );
}
