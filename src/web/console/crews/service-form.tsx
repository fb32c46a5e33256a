// Takes a crew out of service, or puts it back.
import { Link } from 'react-router';
import type { Crew } from '#contract/visits/crews.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { crewSteps } from './crew-steps.ts';

export function ServiceForm({ crew }: { crew: Crew }) {
  const { id, name, version, isActive, visitsLeft } = crew;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <StepButton
        of={crewSteps}
        step="service"
        fields={{ crew: id, isActive: String(!isActive) }}
        version={version}
        keepsPlace
        variant="quiet"
        size="small"
      >
        {isActive ? 'Deactivate' : 'Reactivate'}
        <span className="sr-only">: {name}</span>
      </StepButton>
      {visitsLeft > 0 ? (
        <Link className="text-link" to={`/console/visits/rain-day?crew=${id}`}>
          Move its visits
        </Link>
      ) : null}
    </div>
  );
}
