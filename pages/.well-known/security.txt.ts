export { getServerSideProps } from '@/services/loaders/securityContact';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
