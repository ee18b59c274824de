import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { Columns } from '@/components/ui/layout/columns'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { trueParts, type Policy } from '@/lib/content/policies'
import type { PagePath } from '@/lib/pages'
import { PolicyContents } from './policy-contents'
import { PolicyInShort } from './policy-in-short'
import { PolicySection } from './policy-section'

type Props = { path: PagePath; title: string; lead: string; scene: ReactNode; policy: Policy }

export function PolicyDocument({ path, title, lead, scene, policy }: Props) {
  const sections = trueParts(policy.sections)
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path={path} name={title} />}
        title={title}
        lead={lead}
        scene={scene}
        size="spot"
      >
        <PolicyInShort inShort={policy.inShort} lastUpdated={policy.lastUpdated} />
      </PageHeader>
      <Section>
        <Columns parts="aside">
          <PolicyContents sections={sections} />
          <div>
            {sections.map((section) => (
              <PolicySection key={section.id} section={section} />
            ))}
          </div>
        </Columns>
      </Section>
    </>
  )
}
