import { telLink } from '../branches/model/links.ts';
import { formatPhone } from '../branches/model/phone.ts';
import type { SiteModel } from '../branches/model/siteModel.ts';
import type { ContactPanelProps } from '../components/shell/ContactChoice.tsx';

/**
 * A call link per branch, as in the contact bar.
 * @param name a name for all branches, to show how a long one fits
 */
export function callLinks({ branches }: SiteModel, name?: string): ContactPanelProps['links'] {
  return branches.map((branch) => ({
    id: branch.id,
    href: telLink(branch.phone),
    spoken: `Call ${branch.name.en}`,
    name: name ?? branch.name.en,
    note: formatPhone(branch.phone),
  }));
}
