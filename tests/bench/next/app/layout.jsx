import { elements, words } from './words.mjs';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {/* Class names are short, and each page has its own. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape a selector's ">". */}
        <style dangerouslySetInnerHTML={{ __html: `@scope (:root) to (.page) { ${words.style} }` }} />
        {elements(words.header)}
        {children}
        {elements(words.footer)}
      </body>
    </html>
  );
}
