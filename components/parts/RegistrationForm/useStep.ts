import { useRouter } from 'next/router';

/**
 * Whether the second step of a form is open. It stands in the address (`?step=…`) and in the history: "back" leads to
 * the first step, with everything in it, and an anchor on the page does not close it.
 */
export function useStep(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const router = useRouter();
  const isOpen = router.query.step === name;
  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    const [path = '', search = ''] = router.asPath.replace(/#.*$/, '').split('?');
    const query = new URLSearchParams(search);
    if (next) query.set('step', name);
    else query.delete('step');
    const text = query.toString();
    void router.push(text ? `${path}?${text}` : path, undefined, { shallow: true, scroll: false });
  };
  return [isOpen, setOpen];
}
