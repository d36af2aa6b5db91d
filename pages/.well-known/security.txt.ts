export { getServerSideProps } from '@/services/pages/securityContact';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
