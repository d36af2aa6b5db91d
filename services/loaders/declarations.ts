import { registerPage } from './register';

export const getStaticProps = registerPage('declarations');
