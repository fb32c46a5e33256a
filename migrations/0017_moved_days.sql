ALTER TABLE "day_move_visits" ADD COLUMN "texted_at" timestamp with time zone;--> statement-breakpoint
-- A place in the order of a day is one of that day and crew: whoever moves a visit, wherever in the program, leaves it behind.
CREATE FUNCTION visits_leave_stop_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.scheduled_date, new.crew_id) IS DISTINCT FROM (old.scheduled_date, old.crew_id)
    AND new.stop_order IS NOT DISTINCT FROM old.stop_order THEN
    new.stop_order := NULL;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER visits_leave_stop_order BEFORE UPDATE OF scheduled_date, crew_id ON visits
  FOR EACH ROW EXECUTE FUNCTION visits_leave_stop_order();
