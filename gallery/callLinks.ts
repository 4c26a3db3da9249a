import { telLink } from '../branches/model/links.ts';
import { formatPhone } from '../branches/model/phone.ts';
import type { SiteModel } from '../branches/model/siteModel.ts';
import type { ContactPanelProps } from '../components/branches/ContactPanel.tsx';

/**
 * A link to call each branch, as the contact control shows them.
 * @param name what all branches are called, to see how a long one fits
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
