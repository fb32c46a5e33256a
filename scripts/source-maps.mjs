// Loaded into the server first: stack traces name our sources. Those of packages stay as published, their maps are large.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true, { nodeModules: false });
